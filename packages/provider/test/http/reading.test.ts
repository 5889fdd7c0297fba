import { describe, expect, it } from 'vitest'
import { notesRegistry, raw, serve, statusAndKind } from './served.js'

const record = '/providers/acme/entities/note/record?id=n-1'

describe('the tag of a read', () => {
  it('is strong, is that of the bytes, and stays while the record does', async () => {
    let text = 'one'
    const url = `${await serve(notesRegistry({ get: ({ id }) => ({ text, id }) }))}${record}`
    const tagOf = async () => (await fetch(url)).headers.get('etag')
    // echo -n '{"record":{"id":"n-1","text":"one"}}' | sha256sum
    expect(await tagOf()).toBe('"88be27ea8f7c63a87de7a42fe9c2a03fcc7ce2a75cebba33372ea75a74e0c210"')
    const before = await tagOf()
    text = 'two'
    expect(await tagOf()).not.toBe(before)
  })

  it('saves the body of whoever has it', async () => {
    const url = `${await serve(notesRegistry())}${record}`
    const tag = (await fetch(url)).headers.get('etag') ?? ''
    const known = async (tags: string) => {
      const answer = await fetch(url, { headers: { 'if-none-match': tags } })
      return [answer.status, answer.headers.get('etag') === tag, (await answer.text()).length]
    }
    for (const tags of [tag, `W/${tag}`, `"other", ${tag}`, '*']) expect(await known(tags)).toEqual([304, true, 0])
    for (const tags of ['"other"', tag.slice(1, -1), '', '"', ',']) expect(await known(tags)).toEqual([200, true, 37])
  })

  it('is for one caller: no shared cache keeps it', async () => {
    const answer = await fetch(`${await serve(notesRegistry())}${record}`)
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('methods', () => {
  it('HEAD is a GET without its body', async () => {
    const url = `${await serve(notesRegistry())}${record}`
    const [got, head] = [await fetch(url), await fetch(url, { method: 'HEAD' })]
    expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, got.headers.get('etag'), ''])
    const missing = await fetch(url.replace('note', 'other'), { method: 'HEAD' })
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
  })

  it.each([
    ['/providers', ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], 'GET, HEAD'],
    [record, ['POST', 'DELETE'], 'GET, HEAD'],
    ['/providers/acme/entities/note/search', ['GET', 'HEAD', 'PUT'], 'POST'],
    ['/providers/acme/actions/archive', ['GET', 'HEAD', 'DELETE'], 'POST'],
    ['/openapi.json', ['POST'], 'GET, HEAD'],
  ])('%s takes no %s and says what it takes', async (path, methods, allowed) => {
    const url = await serve(notesRegistry())
    for (const method of methods) {
      const answer = await fetch(`${url}${path}`, { method })
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, allowed])
      if (method !== 'HEAD') {
        expect(await answer.json()).toMatchObject({ kind: 'method_not_allowed', allowed: allowed.split(', ') })
      }
    }
  })

  it('TRACE and methods that nobody knows are taken nowhere', async () => {
    const url = await serve(notesRegistry(), { authenticate: () => ({ _tag: 'Right', right: 'somebody' }) })
    expect(await raw(url, 'TRACE /providers HTTP/1.1\r\nhost: localhost\r\n\r\n')).toMatch(/^HTTP\/1.1 405 /)
    expect(await raw(url, 'BREW /providers HTTP/1.1\r\nhost: localhost\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
  })

  it('a path with a slash at its end, and one in another case, is another one', async () => {
    const url = await serve(notesRegistry())
    for (const path of ['/providers/', '/Providers', '//providers', '/providers/acme/entities/note']) {
      expect(await statusAndKind(await fetch(`${url}${path}`))).toEqual([404, 'no_such_route'])
    }
  })
})
