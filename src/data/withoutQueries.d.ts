/** A module's source without its GraphQL queries. */
declare function withoutQueries(source: string): string;
export = withoutQueries;
