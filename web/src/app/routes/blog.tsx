import { BlogList } from '../../features/blog/blog-list';
import { useMoreTexts } from '../../shared/texts/use-texts';
import { Container } from '../../shared/ui/page/container';
import { PageBanner } from '../../shared/ui/page/page-top';

export function Component() {
  const { blog: blogTexts } = useMoreTexts();
  return (
    <>
      <PageBanner title={blogTexts.latest} />
      <Container isSection>
        <BlogList />
      </Container>
    </>
  );
}
