import { BlogList } from '../../features/blog/blog-list';
import { loadBlogPageTexts } from '../../shared/texts/blog-page-texts';
import { useMoreTexts } from '../../shared/texts/use-texts';
import { Container } from '../../shared/ui/page/container';
import { CupBanner } from '../../shared/cup/cup-banner';

/** What the page cannot be drawn without. */
export const load = loadBlogPageTexts;

export function Component() {
  const { blog: blogTexts } = useMoreTexts();
  return (
    <>
      <CupBanner title={blogTexts.latest} />
      <Container isSection>
        <BlogList />
      </Container>
    </>
  );
}
