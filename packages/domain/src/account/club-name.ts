/** The name of the club that runs the cup. The site shows it, and nobody may take it as a password. A club that takes over this site changes it. */
export const CLUB_NAME = 'FC Limmat Futsal';
