/** A state or an entity type, as it is drawn. */
export interface GraphNode {
  readonly id: string
  readonly label: string
  /** `entry`: where instances begin. `terminal`: what nothing leaves; among references, a type that is not there. */
  readonly emphasis: 'plain' | 'entry' | 'terminal'
}

/** A way from one node to another, both by id. */
export interface GraphEdge {
  readonly from: string
  readonly to: string
  readonly label: string
}

/** What every format draws (V-1): ordered, so that the same definitions give the same bytes. */
export interface Graph {
  readonly kind: 'lifecycle' | 'references'
  readonly title: string
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
}
