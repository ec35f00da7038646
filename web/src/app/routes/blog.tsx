import { BlogList } from '../../features/blog/blog-list';
import { pageTexts } from '../../shared/texts/pages';
import { Container } from '../../shared/ui/page/container';
import { PageBanner } from '../../shared/ui/page/page-top';

export function Component() {
  return (
    <>
      <PageBanner title={pageTexts.blog.title} />
      <Container isSection>
        <BlogList />
      </Container>
    </>
  );
}
