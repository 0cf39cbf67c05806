import type { Nodes } from './content/nodes';

// Adds to Gatsby's types the node type of each list of nodes.
declare module 'gatsby' {
  interface NodePluginArgs {
    getNodesByType<Name extends keyof Nodes>(this: void, type: Name): Nodes[Name][];
  }
}
