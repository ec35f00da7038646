import './no-storage';
import '../../shelf/styles/fonts.css';
import '../../shelf/styles/tokens.css';
import '../../shelf/styles/text-font.css';
import '../../shelf/styles/base.css';
import { createRoot } from 'react-dom/client';
import { loadFirstTexts, needTexts } from '../../shelf/texts/language';
import { loadSiteTexts } from '../texts/site-texts';
import { frameOf } from './frame';

const root = document.getElementById('root');
if (!root) throw new Error('embed.html has no element with the id root.');
needTexts(loadSiteTexts);
void loadFirstTexts().then(() => createRoot(root).render(frameOf(window.location)));
