import type { Nodes } from '../content-model/nodes';

// Gatsby says of a type's nodes only that they are nodes.
declare module 'gatsby' {
  interface NodePluginArgs {
    getNodesByType<Name extends keyof Nodes>(this: void, type: Name): Nodes[Name][];
  }
}
