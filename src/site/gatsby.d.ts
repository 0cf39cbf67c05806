import type { Nodes } from './content/nodes';

// Gatsby's types do not say which node type a list has.
declare module 'gatsby' {
  interface NodePluginArgs {
    getNodesByType<Name extends keyof Nodes>(this: void, type: Name): Nodes[Name][];
  }
}
