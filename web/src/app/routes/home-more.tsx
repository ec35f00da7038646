import { CLUB_HAS } from '../../shared/club/club-has';
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
      {CLUB_HAS.blog && (
        <Reveal>
          <LatestPosts />
        </Reveal>
      )}
      {CLUB_HAS.gallery && (
        <Reveal>
          <Gallery />
        </Reveal>
      )}
    </>
  );
}
