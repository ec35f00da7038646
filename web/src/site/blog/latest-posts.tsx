import { Carousel } from '../carousel/carousel';
import { Section } from '../layout/section';
import { PostCard } from './post-card';
import { posts } from './posts';
import { useSiteTexts } from '../texts/site-texts';

/** The blog's posts side by side. */
export function LatestPosts() {
  const { blog: blogTexts } = useSiteTexts();
  return (
    <Section title={blogTexts.latest}>
      <Carousel
        label={blogTexts.latest}
        kind="second"
        slides={posts.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      />
    </Section>
  );
}
