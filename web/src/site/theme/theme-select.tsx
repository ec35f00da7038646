import { SunMoon } from 'lucide-react';
import { useState } from 'react';
import { QuietSelect } from '../../shelf/ui/quiet-select';
import { chooseTheme, isTheme, shownTheme, THEMES } from './theme';
import { useSiteTexts } from '../texts/site-texts';

/** Selects light or dark pages, or the setting of the system. */
export function ThemeSelect() {
  const { footer: texts } = useSiteTexts();
  const [shown, setShown] = useState(shownTheme);

  const handleChange = (theme: string) => {
    if (!isTheme(theme)) return;
    chooseTheme(theme);
    setShown(theme);
  };

  return (
    <QuietSelect
      icon={<SunMoon aria-hidden size={18} />}
      label={texts.theme}
      value={shown}
      onChange={handleChange}
    >
      {THEMES.map((theme) => (
        <option key={theme} value={theme}>
          {texts.themes[theme]}
        </option>
      ))}
    </QuietSelect>
  );
}
