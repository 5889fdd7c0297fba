import type { MapKey } from '../../document/service/service-document.js'
import { isJsonObject, type Json, type JsonObject } from '../../value/json.js'
import { isMapKey } from '../../value/map-key.js'
import { namesOf } from '../../value/text.js'
import { accepts, asked } from '../accepts.js'
import { wrongKind, type CompiledField, type Judge } from '../compiled-field.js'

const isAccepted = (map: JsonObject, key: MapKey, element: CompiledField | undefined): boolean =>
  Object.keys(map).every(
    (name) => isMapKey(key, name) && (element === undefined || accepts(element.quick, map[name] as Json)),
  )

/** An object whose members are values of one field, each under a key of one kind (SR-23). */
export const compileMap = (key: MapKey, element: CompiledField | undefined): Judge => ({
  quick: asked((value) => isJsonObject(value) && isAccepted(value, key, element)),
  check: (value, parent, segment, errors) => {
    if (!isJsonObject(value)) return wrongKind('map', value, parent, segment, errors)
    const here = { parent, segment }
    for (const name of namesOf(value)) {
      if (!isMapKey(key, name)) errors.add({ parent: here, segment: name }, `\`${name}\` is no key of kind ${key}`)
      element?.check(value[name] as Json, here, name, errors)
    }
  },
})
