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

const picture = (contentDigest: string, parent = 'vase.jpg') => ({ id: `${parent} ${contentDigest}`, parent, internal: { contentDigest } });
const nodeModel = { getNodeById: ({ id }: { id: string }) => ({ name: id.replace(/^.*\//, '') }) };

function askFor() {
  const resolve = resolverOf();
  const originalResolver = jest.fn(() => Promise.resolve('renditions'));
  const ask = (source: object, args: object = { width: 640 }) => resolve(source, args, { nodeModel }, { originalResolver });
  return { ask, originalResolver };
}

test('the twin in the other language takes the same renditions', async () => {
  const { ask, originalResolver } = askFor();
  await ask(picture('a'));
  await expect(ask(picture('a'))).resolves.toBe('renditions');
  expect(originalResolver).toHaveBeenCalledTimes(1);
  await ask(picture('a'), { width: 1024 });
  await ask(picture('b'));
  expect(originalResolver).toHaveBeenCalledTimes(3);
});

test('another record with the same picture takes them too, under another name it does not', async () => {
  const { ask, originalResolver } = askFor();
  await ask(picture('a', '2024/vase.jpg'));
  await ask(picture('a', '2025/vase.jpg'));
  expect(originalResolver).toHaveBeenCalledTimes(1);
  await ask(picture('a', '2025/bowl.jpg'));
  expect(originalResolver).toHaveBeenCalledTimes(2);
});
