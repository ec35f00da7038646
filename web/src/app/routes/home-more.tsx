import type { Match } from '../../shared/cup/cup';
import { LatestPosts } from '../../features/blog/latest-posts';
import { Gallery } from '../../features/gallery/gallery';
import { LatestResults } from '../../features/results/latest-results';
import { Reveal } from '../../shared/ui/page/section';

/** The lower part of the home page: loaded when a visitor scrolls towards it. */
export function HomeMore({ results }: { readonly results: readonly Match[] }) {
  return (
    <>
      <Reveal>
        <LatestResults results={results} />
      </Reveal>
      <Reveal>
        <LatestPosts />
      </Reveal>
      <Reveal>
        <Gallery />
      </Reveal>
    </>
  );
}
