import type { Nodes } from './content/nodes';

// Adds to Gatsby's types which node type each list of nodes has.
declare module 'gatsby' {
  interface NodePluginArgs {
    getNodesByType<Name extends keyof Nodes>(this: void, type: Name): Nodes[Name][];
  }
}
