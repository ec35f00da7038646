/** The texts of the frames in other web pages. */
export const embedTexts = {
  onSite: (cup: string) => `Everything about ${cup}`,
  toSite: 'Open the website of the cup',
  unknownCategory: 'This cup has no such category.',
  unknownTeam: 'This team does not play here.',
  notShown: 'This cup is shown without tables and bracket.',
  more: (shown: number, all: number) => `${shown} of ${all} matches. All of them are on the page of the cup.`,
};
