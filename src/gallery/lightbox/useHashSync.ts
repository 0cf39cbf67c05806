import { useLocation } from '@gatsbyjs/reach-router';
import { useCallback, useEffect, useRef } from 'react';
import {
  dropPageHash,
  goBack,
  pushPageHash,
  readPageHash,
  replacePageHash,
} from '../../browser/address';
import { hashUpdateDelay } from '../constants';
import { hashOf, readHash } from '../slide';

type Options = {
  gallery: string;
  count: number;
  index: number;
  isOpen: boolean;
  /** Called when the address names another slide, after Back, Forward or a link. */
  onSlide: (index: number) => void;
  /** Called when the hash no longer names a slide, because Back has closed the lightbox. */
  onLeave: () => void;
};

/**
 * Keeps the hash and the current slide in sync, both ways (spec §9, hash update): the first slide
 * gets a history entry, and each later slide replaces that entry. Returns a function that removes
 * the hash when the visitor closes the lightbox.
 */
export function useHashSync({
  gallery,
  count,
  index,
  isOpen,
  onSlide,
  onLeave,
}: Options): () => void {
  const location = useLocation();
  const seenLocation = useRef(location);
  const pushed = useRef(false);

  useEffect(() => {
    if (seenLocation.current === location) return;
    seenLocation.current = location;
    const namedSlide = readHash(readPageHash(), gallery, count);
    if (namedSlide !== undefined) return onSlide(namedSlide);
    pushed.current = false;
    onLeave();
  }, [location, gallery, count, onSlide, onLeave]);

  useEffect(() => {
    if (!isOpen) return;
    const before = readPageHash();
    const timer = setTimeout(() => {
      const hash = hashOf(gallery, index);
      // Back can change the hash before the router notifies the page.
      if (readPageHash() !== before || before === hash) return;
      if (readHash(before, gallery, count) !== undefined) return replacePageHash(hash);
      pushPageHash(hash);
      pushed.current = true;
    }, hashUpdateDelay);
    return () => clearTimeout(timer);
  }, [isOpen, gallery, count, index]);

  return useCallback(() => {
    if (readHash(readPageHash(), gallery, count) === undefined) return;
    if (pushed.current) goBack();
    else dropPageHash();
    pushed.current = false;
  }, [gallery, count]);
}
