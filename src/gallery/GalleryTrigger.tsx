import { useContext, type MouseEvent, type ReactNode } from 'react';
import { GalleryContext } from './GalleryContext';

type Props = { index: number; className?: string; children: ReactNode };

/** A link to the large picture; with scripts, to the lightbox (spec §2, shared elements). */
export function GalleryTrigger({ index, className, children }: Props) {
  const gallery = useContext(GalleryContext);
  const slide = gallery?.slides[index];
  if (gallery === undefined || slide === undefined) return <>{children}</>;
  const press = (event: MouseEvent) => {
    // The visitor wants a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    gallery.open(index);
  };
  return (
    <a
      ref={(trigger) => gallery.register(index, trigger)}
      href={slide.src}
      {...(slide.isOutside && { target: '_blank', rel: 'nofollow noopener' })}
      className={className}
      aria-haspopup="dialog"
      onClick={press}
      onPointerEnter={gallery.preload}
      onPointerDown={gallery.preload}
      onFocus={gallery.preload}
    >
      {children}
    </a>
  );
}
