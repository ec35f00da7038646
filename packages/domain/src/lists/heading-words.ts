/*
 * The words that tell how a list is meant, in the languages of the site: in small letters, without accents and signs.
 */

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** The words of a cell in small letters, without accents and signs. */
export function wordsIn(cell: string): string[] {
  const plain = cell.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{Nd}]+/u).filter(Boolean);
}

/** Columns of which nothing is taken: places, how to reach somebody, remarks. */
export const LEFT_OUT_WORDS = words(`
  pos position rang rank
  anzahl count nombre quantita
  telefon tel telefonnummer mobile mobil natel handy phone telephone portable cellulare telefono cell whatsapp
  email mail courriel posta
  kontakt kontaktperson contact contatto verantwortlich verantwortliche verantwortlicher responsable responsabile captain captains kapitan capitaine capitano
  coach trainer trainerin entraineur entraineuse allenatore allenatrice betreuer betreuerin
  adresse address indirizzo strasse street rue via plz ort zip city localite npa cap website web
  geburtsdatum geburtstag jahrgang birthday birthdate naissance nascita datum date data zeitstempel timestamp horodateur
  bemerkung bemerkungen kommentar remark remarks comment comments remarque remarques note osservazioni bezahlt paid paye pagato startgeld
  gruppe group groupe gruppo girone`);

/** What stands in a line that adds the others up. */
export const TOTAL_WORDS = words('total totale totaux summe gesamt insgesamt somme somma sum');

/** What tells the teams of one club apart. */
export const SQUAD_WORDS = words(`
  frauen herren damen manner maenner madchen maedchen buben knaben junioren juniorinnen senioren seniorinnen veteranen
  women ladies men girls boys junior juniors senior seniors veterans mixed
  femmes dames feminines hommes messieurs filles garcons mixte
  donne femminile uomini maschile ragazze ragazzi juniores seniores mista misto
  mannschaft team equipe squadra ii iii iv`);

/** What heads teams that play in one group. */
export const GROUP_WORDS = words('gruppe gruppen group groupe gruppo girone poule pool');

export const TEAM_WORDS = {
  number: words(
    'nr nummer no number num numero n rueckennummer ruckennummer trikotnummer shirtnumber shirt maglia numerodimaglia maillot numerodemaillot dossard',
  ),
  team: words(
    'team teams teamname teamliste mannschaft mannschaften mannschaftsname equipe equipes squadra squadre nomequipe nomsquadra',
  ),
  category: words(
    'kategorie kategorien alterskategorie altersklasse altersstufe category categories categorie categoria kat cat',
  ),
  club: words('verein club klub societa vereinsname'),
  players: words(
    'spieler spielername spielernamen spielerliste spielerin spielerinnen spielende player players playername joueur joueurs joueuse joueuses joueureuse joueureuses joueurse giocatore giocatori giocatrice giocatrici giocatoretrice giocatorie kader roster effectif contingent rosa teilnehmer teilnehmerin teilnehmende',
  ),
  'first-name': words('vorname vornamen firstname prenom prenoms givenname'),
  'last-name': words('nachname familienname lastname surname cognome familyname nomdefamille'),
  name: words('name namen names nom noms nome nomi'),
} as const;

/** Columns of a list of fixtures of which nothing is taken: numbers, results, who referees. */
export const LEFT_OUT_OF_FIXTURES = words(`
  nr no num numero nummer number spielnr spielnummer matchnr matchno partita id
  pos rang rank spieltag runde round tour giornata journee phase stufe turno wochentag weekday tag
  tore goals buts reti gol resultat resultate ergebnis score result resultats risultato risultati halbzeit penalty penaltys
  schiedsrichter sr referee arbitre arbitro liga league ligue lega status stato bemerkung bemerkungen remark remarks note osservazioni remarques`);

/** In the order in which they are looked for in a heading: 'Heim Mannschaft' is of the home team, 'Datum, Zeit' of the date. */
export const FIXTURE_WORDS = {
  date: words('datum date data spieldatum termin jour giorno day'),
  time: words(
    'zeit uhrzeit uhr anspielzeit anspiel anstoss anpfiff spielbeginn beginn start startzeit time kickoff heure debut horaire coupdenvoi ora orario inizio',
  ),
  home: words(
    'heim heimteam heimmannschaft heimverein home hometeam local domicile recevant equiperecevante casa squadradicasa locale',
  ),
  away: words(
    'gast gaste gastteam gastmannschaft gastverein auswarts gegner away awayteam guest guests visitor visitors opponent visiteur visiteurs visiteuse exterieur trasferta ospite ospiti',
  ),
  team: words('team teams mannschaft mannschaften verein equipe equipes club squadra squadre'),
  location: words(
    'ort spielort platz feld spielfeld halle sporthalle spielstatte sportplatz location venue place pitch field court hall lieu salle terrain stade luogo campo palestra',
  ),
  group: GROUP_WORDS,
  category: TEAM_WORDS.category,
} as const;
