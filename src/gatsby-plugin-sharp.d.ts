// The plugin has no types; these cover what we use.
declare module 'gatsby-plugin-sharp' {
  import type { GatsbyCache, Node, Reporter } from 'gatsby';
  import type { IGatsbyImageData } from 'gatsby-plugin-image';

  export function generateImageData(options: {
    file: Node & { name: string };
    args: object;
    pathPrefix: string;
    reporter: Reporter;
    cache: GatsbyCache;
  }): Promise<IGatsbyImageData | undefined>;
}
