import { describe, expect, it } from 'vitest'
import { parseJson } from '../../src/value/read-json.js'
import { refused } from '../support/outcome.js'

describe('failures of reading JSON', () => {
  it.each([
    ['', 'expected a value, found the end of the text'],
    ['[', 'expected a value, found the end of the text'],
    ['{"a"', 'expected `:`, found the end of the text'],
    ['{"a":1', 'expected `,` or `}`, found the end of the text'],
    ['"ab', 'the text ends inside a string'],
    ['"ab\\', 'no escape starts with the end of the text'],
    ['1 2', 'expected the end of the text, found `2`'],
    ['{} {}', 'expected the end of the text, found `{`'],
    ['nul', '`nul` is not a JSON value'],
    ['True', '`True` is not a JSON value'],
    ['nullx', '`nullx` is not a JSON value'],
    ['NaN', '`NaN` is not a JSON value'],
    ['-Infinity', 'a number needs a digit after `-`, found `I`'],
    ['undefined', '`undefined` is not a JSON value'],
    ['01', 'a number has no leading zero'],
    ['-00', 'a number has no leading zero'],
    ['+1', 'a number has no plus sign'],
    ['.5', 'a number needs a digit before `.`'],
    ['5.', 'a number needs a digit after `.`, found the end of the text'],
    ['5.e1', 'a number needs a digit after `.`, found `e`'],
    ['5e', 'a number needs a digit in its exponent, found the end of the text'],
    ['5e+x', 'a number needs a digit in its exponent, found `x`'],
    ['0x10', 'expected the end of the text, found `x`'],
    ['[1,]', 'expected a value before `]`'],
    ['[,1]', 'expected a value, found `,`'],
    ['[1 2]', 'expected `,` or `]`, found `2`'],
    ['[1}', 'expected `,` or `]`, found `}`'],
    ['{"a":1,}', 'expected a name in double quotes, found `}`'],
    ['{"a":}', 'expected a value before `}`'],
    ['{"a" 1}', 'expected `:`, found `1`'],
    ['{a:1}', 'expected a name in double quotes, found `a`'],
    ["{'a':1}", "expected a name in double quotes, found `'`"],
    ["['a']", 'a string is written in double quotes'],
    ['// a\n1', 'JSON has no comments'],
    ['[1, /* b */ 2]', 'JSON has no comments'],
    ['"a\u0000b"', 'the control character U+0000 must be escaped in a string'],
    ['"a\nb"', 'the control character U+000A must be escaped in a string'],
    ['"\\x41"', 'no escape starts with `x`'],
    ['"\\\'"', "no escape starts with `'`"],
    ['{"\\x41": 1}', 'no escape starts with `x`'],
    ['- 1', 'a number needs a digit after `-`, found U+0020'],
    ['\u007f', 'expected a value, found U+007F'],
    ['"\\u12g4"', '`\\u` needs four hexadecimal digits'],
    ['"\\u12', '`\\u` needs four hexadecimal digits'],
    ['\u{1f600}', 'expected a value, found U+1F600'],
  ])('%j: %s', (text, message) => {
    expect(refused(parseJson(text)).message).toBe(message)
  })

  it.each([
    ['tru', '', 1, 1],
    ['{"schema":\n  {"fields": {"label": {"required": yes}}}}', 'schema.fields.label.required', 2, 37],
    ['{\r\n "items": [\r\n  1, 2,\r\n  +3]}', 'items[2]', 4, 3],
    ['[\r[\r1,\n-]]', '[0][1]', 4, 2],
    ['{"a": [{"b": 1} {"c": 2}]}', 'a', 1, 17],
    ['{"a": {"b" 1}}', 'a.b', 1, 12],
    ['[1, 2] x', '', 1, 8],
    ['["a", "b\tc"]', '[1]', 1, 9],
    ['["a\nb"]', '[0]', 1, 4],
    ['{"a": 1, "b\\x": 2}', '', 1, 12],
    ['{"": {"x.y": [nil]}}', '.x.y[0]', 1, 15],
  ])('K-14: the failure of %j is placed in the value and in the text', (text, path, line, column) => {
    expect(refused(parseJson(text))).toMatchObject({ kind: 'parse_failure', path, line, column })
  })
})
