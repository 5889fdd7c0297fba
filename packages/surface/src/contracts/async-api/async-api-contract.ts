import type { DefinitionDocument, JsonObject } from '@assent/kernel'
import type { SchemaOptions } from '../../json-schema/documents.js'
import { eventSchemas, eventTypes } from '../../json-schema/event-schema.js'
import type { LargeNumbers } from '../../json-schema/large-numbers.js'
import { stored } from '../../json-schema/place.js'
import { anyOf } from '../../json-schema/shapes.js'
import { about, inOrder, safeText, schemaNamed } from '../about.js'
import { escapedName, messageName } from '../names.js'

/** What a channel carries: an event type of an entity, whatever version and operation emits it. */
interface Channel {
  readonly entity: string
  readonly type: string
  readonly definitions: readonly DefinitionDocument[]
}

const channelsOf = (definitions: readonly DefinitionDocument[]): readonly Channel[] => {
  const channels = new Map<string, Channel>()
  for (const definition of definitions)
    for (const type of eventTypes(definition)) {
      const name = messageName(definition.entity, type)
      const others = channels.get(name)?.definitions ?? []
      channels.set(name, { entity: definition.entity, type, definitions: [...others, definition] })
    }
  return [...channels.values()]
}

/** Exactly the schemas of its emitters; AsyncAPI reads draft-07. */
const payloadOf = ({ type, definitions }: Channel, largeNumbers: LargeNumbers): JsonObject =>
  anyOf(
    definitions.flatMap((definition) =>
      eventSchemas(definition, type, stored(largeNumbers, definition.semantics, 'draft-07')),
    ),
  )

const channelName = ({ entity, type }: Channel): string => `${escapedName(entity)}.${escapedName(type)}`

/** A table of what there is of each channel. */
const each = (
  channels: readonly Channel[],
  entry: (channel: Channel) => readonly [name: string, value: JsonObject],
): JsonObject => Object.fromEntries(channels.map(entry))

/**
 * The AsyncAPI 3.0 document of a set of definitions (U-9, U-10): a channel for each event type of an entity, its
 * message with every form in which an operation or a creation emits it. A contract only: nothing is published by it.
 * Print it with `stringify`, which keeps the digits of its bounds; the same definitions give the same bytes.
 *
 * @param definitions that are valid, each pair of entity and version once
 * @example stringify(asyncApiContract([refund.document]), 2)
 */
export const asyncApiContract = (
  definitions: readonly DefinitionDocument[],
  { largeNumbers = 'exact' }: SchemaOptions = {},
): JsonObject => {
  const channels = channelsOf(inOrder(definitions))
  const nameOf = ({ entity, type }: Channel): string => messageName(entity, type)
  return {
    asyncapi: '3.0.0',
    ...about('What is told of decisions under these definitions.'),
    defaultContentType: 'application/json',
    channels: each(channels, (channel) => [
      channelName(channel),
      {
        address: channelName(channel),
        messages: { [nameOf(channel)]: { $ref: `#/components/messages/${nameOf(channel)}` } },
      },
    ]),
    operations: each(channels, (channel) => [
      `receive_${nameOf(channel)}`,
      {
        action: 'receive',
        channel: { $ref: `#/channels/${channelName(channel)}` },
        messages: [{ $ref: `#/channels/${channelName(channel)}/messages/${nameOf(channel)}` }],
      },
    ]),
    components: {
      messages: each(channels, (channel) => [
        nameOf(channel),
        {
          name: nameOf(channel),
          description: safeText(`${channel.type} of ${channel.entity}`),
          payload: schemaNamed(nameOf(channel)),
        },
      ]),
      schemas: each(channels, (channel) => [nameOf(channel), payloadOf(channel, largeNumbers)]),
    },
  }
}
