import type { CreateResolversArgs } from 'gatsby';
import { createPictureResolvers } from './picture';

type Resolve = (source: object, args: object, context: object, info: object) => unknown;

function resolverOf(): Resolve {
  let resolve: Resolve | undefined;
  const createResolvers = (resolvers: { ImageSharp: { gatsbyImageData: { resolve: Resolve } } }) => {
    resolve = resolvers.ImageSharp.gatsbyImageData.resolve;
  };
  createPictureResolvers({ createResolvers } as unknown as CreateResolversArgs);
  if (resolve === undefined) throw new Error('No resolver was made.');
  return resolve;
}

const picture = (contentDigest: string) => ({ id: 'picture', internal: { contentDigest } });

test('the twin in the other language takes the same renditions', async () => {
  const resolve = resolverOf();
  const originalResolver = jest.fn(() => Promise.resolve('renditions'));
  const ask = (digest: string, args: object) => resolve(picture(digest), args, {}, { originalResolver });
  await ask('a', { width: 640 });
  await expect(ask('a', { width: 640 })).resolves.toBe('renditions');
  expect(originalResolver).toHaveBeenCalledTimes(1);
  await ask('a', { width: 1024 });
  await ask('b', { width: 640 });
  expect(originalResolver).toHaveBeenCalledTimes(3);
});
