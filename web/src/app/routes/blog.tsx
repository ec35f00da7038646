import { BlogList } from '../../features/blog/blog-list';
import { blogTexts } from '../../shared/texts/blog';
import { Container } from '../../shared/ui/page/container';
import { PageBanner } from '../../shared/ui/page/page-top';

export function Component() {
  return (
    <>
      <PageBanner title={blogTexts.latest} />
      <Container isSection>
        <BlogList />
      </Container>
    </>
  );
}
