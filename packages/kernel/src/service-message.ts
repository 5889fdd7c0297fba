import type { ServiceRefusal } from './service-refusal.js'

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

const keysMessage = (missing: readonly string[], extra: readonly string[]): string =>
  [
    ...(missing.length === 0 ? [] : [`missing: ${listed(missing)}`]),
    ...(extra.length === 0 ? [] : [`not fulfilled by the host: ${listed(extra)}`]),
  ].join('; ')

/** A refusal of the service rules as one sentence for people. */
export const serviceMessage = (refusal: ServiceRefusal): string => {
  switch (refusal.kind) {
    case 'refused': {
      const { outcome, error, reason } = refusal
      return `outcome \`${outcome}\` refuses with \`${error}\`${reason === null ? '' : `: ${reason}`}`
    }
    case 'no_outcome_selected':
      return `no outcome of \`${refusal.operation}\` applies`
    case 'outcome_unobservable': {
      const { operation, outcome, unresolved } = refusal
      const missing = unresolved.length === 0 ? '' : `; missing: ${listed(unresolved)}`
      return `whether outcome \`${outcome}\` of \`${operation}\` applies cannot be answered${missing}`
    }
    case 'unspecified_move_source': {
      const { operation, outcome, state, from } = refusal
      return `outcome \`${outcome}\` of \`${operation}\` moves from ${listed(from)}, not from \`${state}\``
    }
    case 'identity_mismatch':
      return `the id \`${refusal.id}\` is not the address of field \`${refusal.field}\`: ${refusal.address}`
    case 'creation_identity_unavailable':
      return `no id can be derived for the \`${refusal.entity}\`: ${refusal.reason}`
    case 'fulfillment_required': {
      const { operation, outcome, fields } = refusal
      return `outcome \`${outcome}\` of \`${operation}\` needs the host's actions on ${listed(fields)}`
    }
    case 'fulfillment_keys_mismatch': {
      const { operation, outcome, missing, extra } = refusal
      const place = outcome === '' ? `\`${operation}\`` : `outcome \`${outcome}\` of \`${operation}\``
      return `the actions do not fit ${place}; ${keysMessage(missing, extra)}`
    }
    case 'required_field_removal': {
      const { operation, outcome, field } = refusal
      return `outcome \`${outcome}\` of \`${operation}\` requires field \`${field}\`, which cannot be removed`
    }
  }
}
