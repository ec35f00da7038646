import type { PictureContent } from '../picture-content';
import { type DrawingKit, dropDrawingKit, loadDrawingKit, WebAssembly } from './canvas-kit';
import { drawCup } from './draw-cup';
import { drawGround, PICTURE } from './draw-ground';
import { drawMatch } from './draw-match';
import { drawTeam } from './draw-team';
import { freeingOwned, type Own } from './owned';
import { Pen } from './pen';

function drawContent(pen: Pen, content: PictureContent): void {
  drawGround(pen);
  switch (content.kind) {
    case 'cup':
      return drawCup(pen, content);
    case 'team':
      return drawTeam(pen, content);
    case 'match':
      return drawMatch(pen, content);
  }
}

function encode(kit: DrawingKit, content: PictureContent, own: Own): Uint8Array {
  const surface = kit.canvasKit.MakeSurface(PICTURE.width, PICTURE.height);
  if (!surface) throw new Error('There is no memory for a picture.');
  // Unlike `surface.delete`, `dispose` frees the pixels too.
  own({ delete: () => surface.dispose() });
  drawContent(new Pen(kit, surface.getCanvas(), own), content);
  surface.flush();
  const bytes = own(surface.makeImageSnapshot()).encodeToBytes();
  if (!bytes) throw new Error('The picture could not be encoded.');
  return bytes;
}

/** Draws a picture as PNG. */
export async function drawPicture(content: PictureContent): Promise<Uint8Array> {
  const kit = await loadDrawingKit();
  try {
    return freeingOwned((own) => encode(kit, content, own));
  } catch (error) {
    // The library is dropped, because it may have stopped at any point and the state of its memory is unknown.
    if (error instanceof WebAssembly.RuntimeError) dropDrawingKit();
    throw error;
  }
}
