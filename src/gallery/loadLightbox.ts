import type { ComponentType } from 'react';
import type { LightboxProps } from './lightbox/Lightbox';

let loading: Promise<ComponentType<LightboxProps>> | undefined;

/** Fetches the lightbox once; after a failure it may be tried again. */
export function loadLightbox(): Promise<ComponentType<LightboxProps>> {
  loading ??= import(/* webpackChunkName: "lightbox" */ './lightbox/Lightbox').then(
    ({ Lightbox }) => Lightbox,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
