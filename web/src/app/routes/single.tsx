export { SinglePost as Component } from '../../features/blog/single-post';
export { loadBlogPageTexts as load } from '../../shared/texts/blog-page-texts';
