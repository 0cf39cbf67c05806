import type { Nodes } from './content/nodes';

// Adds the type of the nodes to Gatsby's `getNodesByType`.
declare module 'gatsby' {
  interface NodePluginArgs {
    getNodesByType<Name extends keyof Nodes>(this: void, type: Name): Nodes[Name][];
  }
}
