import { HEIGHT_MESSAGE } from '../../shelf/addresses/embed';

function inAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

/** Gives the frame that a message of the site comes from the height that it says. */
function scriptFor(origin: string): string {
  const fits = `e.origin=="${origin}"&&e.data.type=="${HEIGHT_MESSAGE}"&&f.contentWindow==e.source`;
  const resize = `document.querySelectorAll("iframe").forEach(function(f){if(${fits})f.style.height=e.data.height+"px"})`;
  return `addEventListener("message",function(e){${resize}})`;
}

/**
 * Returns the line that shows an address of the site in another web page. Where that page takes no scripts, the frame keeps the height with
 * which it begins, and scrolls by itself.
 */
export function embedLine(address: string, title: string): string {
  const look = 'width:100%;height:40rem;border:0';
  const frame = `<iframe src="${inAttribute(address)}" title="${inAttribute(title)}" loading="lazy" style="${look}"></iframe>`;
  return `${frame}<script>${scriptFor(new URL(address).origin)}</script>`;
}
