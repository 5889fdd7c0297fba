import {
  OperationNodeTransformer,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
  type SchemableIdentifierNode,
  type UnknownRow,
} from 'kysely'

class PrefixTransformer extends OperationNodeTransformer {
  constructor(readonly prefix: string) {
    super()
  }

  protected override transformSchemableIdentifier(
    node: SchemableIdentifierNode,
    queryId?: QueryId,
  ): SchemableIdentifierNode {
    const { identifier, ...rest } = super.transformSchemableIdentifier(node, queryId)
    return { ...rest, identifier: { ...identifier, name: this.prefix + identifier.name } }
  }
}

/** Puts the prefix before each table's name. Statements name tables without alias, so that no alias gets it too. */
export class TablePrefix implements KyselyPlugin {
  readonly #transformer: PrefixTransformer

  constructor(prefix: string) {
    this.#transformer = new PrefixTransformer(prefix)
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    return this.#transformer.transformNode(node, queryId)
  }

  transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return Promise.resolve(result)
  }
}
