export { loadBlogTexts as load } from '../../shared/texts/blog-page-texts';
export { SinglePost as Component } from '../../features/blog/single-post';
