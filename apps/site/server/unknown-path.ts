/** Tells whether a path is unknown: only the router's catch-all route matches it. */
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;

const toTree = (routes: readonly ServerRoute[], parentId?: string): RouteObject[] =>
  routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) => {
      const children = index ? undefined : toTree(routes, id);
      // React Router's own routes hold undefined where its types leave a property out.
      return { id, path, index, caseSensitive, children } as RouteObject;
    });

export const createIsUnknownPath = (routes: ServerBuild['routes']): ((path: string) => boolean) => {
  const tree = toTree(Object.values(routes).filter((route) => route !== undefined));
  return (path) => !path.endsWith('.data') && matchRoutes(tree, path)?.at(-1)?.route.path === '*';
};
