export { loadBlogTexts as load } from '../../features/blog/load-blog-texts';
export { SinglePost as Component } from '../../features/blog/single-post';
