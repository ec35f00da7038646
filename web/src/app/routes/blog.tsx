import { BlogList } from '../../features/blog/blog-list';
import { useMoreTexts } from '../../shared/texts/more-texts';
import { Container } from '../../shared/ui/page/container';
import { InTurn } from '../../shared/ui/page/in-turn';
import { CupBanner } from '../../shared/cup/cup-banner';

export { loadBlogTexts as load } from '../../shared/texts/blog-page-texts';

export function Component() {
  const { blog: blogTexts } = useMoreTexts();
  return (
    <>
      <CupBanner title={blogTexts.latest} />
      <Container isSection>
        <InTurn>
          <BlogList />
        </InTurn>
      </Container>
    </>
  );
}
