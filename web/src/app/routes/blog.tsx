import { BlogList } from '../../features/blog/blog-list';
import { useMoreTexts } from '../../shared/texts/use-texts';
import { Container } from '../../shared/ui/page/container';
import { CupBanner } from '../../shared/cup/cup-banner';

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
