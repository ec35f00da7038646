/** The texts of a link that was copied, and of the calendar that visitors subscribe to or download. */
export const sharingTexts = {
  linkCopied: 'The link is copied',
  add: 'Add to calendar',
  follows:
    'A calendar that you subscribe to follows every change. Some programs ask only once a day: on the day itself, look here.',
  subscribe: 'Subscribe',
  download: 'Download as a file',
  stays: 'The file stays as it is now.',
  address: 'Address, for programs that ask for it',
};
