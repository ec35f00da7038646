import type { Stories } from './stories';

export const stories: Stories = {
  paragraphs: {
    'five-against-five': [
      'Ein Futsalfeld ist 40 Meter lang und 20 breit. Fünf spielen darauf gegen fünf, also ist das Tor nie mehr als zwei Pässe weit weg. Der Ball ist eine Nummer kleiner als ein Fussball und springt etwa einen Drittel so hoch. Er bleibt am Boden, und das Spiel auch.',
      'Dazu kommt die Uhr. Einkick, Eckball oder Freistoss müssen innert vier Sekunden ausgeführt sein, und länger darf in der eigenen Hälfte auch niemand im Tor den Ball halten. Teams, die kurz überlegen müssen, verlieren ihn an Teams, die geübt haben, ohne auszukommen.',
      'Gewechselt wird fliegend: Jemand geht, jemand anders kommt, und das Spiel läuft weiter. Darum kommt ein Kader von zwölf so müde nach Hause wie elf vom Rasen nach neunzig Minuten, und darum ist die Bank der lauteste Ort der Halle.',
    ],
    'the-sixth-foul': [
      'In jeder Halbzeit werden die Fouls mit direktem Freistoss gezählt und dem Spieltisch angezeigt. Bis zum fünften darf die verteidigende Seite eine Mauer stellen. Ab dem sechsten nicht mehr: Der Ball liegt zehn Meter vor dem Tor, und dazwischen steht nur noch die Torhüterin.',
      'Gute Teams kennen ihre Zahl, ohne hinzuschauen. Sie foulen früh und weit vom Tor, oder sie verteidigen die letzten Minuten einer Halbzeit mit den Händen auf dem Rücken. Sehr gute Teams bringen die andere Seite zum sechsten.',
      'Nach der Pause beginnt die Zählung neu, und von der zweiten Halbzeit läuft sie in die Verlängerung weiter. Wenn eine ganze Tribüne laut bis fünf zählt, ist jetzt klar, warum es danach still wird.',
    ],
    'a-hall-in-an-afternoon': [
      'Um zwei Uhr gehört die Halle noch dem Badmintonclub. Um drei haben wir ihren Boden ausgeliehen und kleben die Linien, die uns fehlen: die zweite Penaltymarke, die Wechselzonen, die fünf Meter für den Eckball.',
      'Die Tore kommen in Teilen aus dem Keller und werden an der Wand verschraubt, denn ein Tor, das umkippen kann, ist kein Tor. Jemand probiert die Sirene aus und entschuldigt sich bei der Bibliothek nebenan. Die Tribüne klappt mit dem Ächzen auf, das alle hier lieben.',
      'Um sieben läuft die Kaffeemaschine, das erste Team wärmt sich auf, und die Anzeigetafel sagt 0 zu 0. Alles danach ist Fussball.',
    ],
    'reading-the-table': [
      'Drei Punkte für einen Sieg, einer für ein Unentschieden: Das wissen alle. Die Fragen beginnen, wenn zwei Teams gleich viele haben. Unsere Tabellen beantworten sie in der Reihenfolge, die das Turnier gewählt hat, und ein kleines Zeichen neben dem Team sagt, welche Antwort es war.',
      'Zählt zuerst die Tordifferenz, dann ist jedes Tor bis zur letzten Sekunde etwas wert, auch beim Stand von fünf zu null. Zählt zuerst die Direktbegegnung, dann entscheidet der Nachmittag, an dem sich die beiden getroffen haben. Sind drei Teams gleichauf, kommen ihre Spiele in eine eigene Tabelle.',
      'Und wenn nichts sie trennt? Dann wird gelost, vor den Augen beider Teams. Es kommt seltener vor, als man fürchtet, und ist fairer als eine Diskussion.',
    ],
    'first-training': [
      'Mit kommen Schuhe mit flacher Sohle, die keine Spuren hinterlassen, Schienbeinschoner und mehr Wasser, als man denkt. Überzieher und Ball gibt es in der Halle. Wer vom Rasen kommt, will den Ball mit der Innenseite stoppen. Besser geht es mit der Sohle: Das üben wir zuerst, und es geht nie mehr vergessen.',
      'Vergessen kann man die Positionen. Im Futsal greift die Verteidigung an, und der Angriff verteidigt, meist innert zehn Sekunden. Was zählt, ist die Bewegung nach dem Pass: passen und laufen, dann kommt der Ball zurück.',
      'Wir trainieren am Dienstag und am Donnerstag um halb acht. Neue sind zu jeder Zeit der Saison willkommen, und noch niemand wurde nach Hause geschickt, weil das leere Tor nicht getroffen war.',
    ],
    'a-night-for-the-cup': [
      'Zwei zu zwei nach vierzig Minuten, zwei zu zwei nach der Verlängerung. Da stand schon die halbe Halle hinter dem einen Tor und die andere Hälfte hinter dem anderen, und am Spieltisch war die Sirene heiser.',
      'Ein Penaltyschiessen geht im Futsal schnell: sechs Meter, ein Schritt, eine Ecke. Die Torhüterin, die es entschied, erzählte uns danach, sie habe nicht geraten. Sie hatte beim Einlaufen zugeschaut und sich gemerkt, welche Schützin wohin schiesst.',
      'Der Pokal machte bis zwei Uhr früh die Runde. Beim linken Henkel tropft er ein wenig, darum wird er immer nach rechts weitergegeben. Wer ihn dieses Jahr nach Hause trägt, ist in der Halle zu sehen.',
    ],
  },
  comments: {
    family:
      'Wir kamen zu fünft und blieben bis zum Final. Meine Tochter zählt jetzt bei jedem Einkick bis vier, auch beim Abendessen.',
    answer: 'Bring sie am Dienstag mit! Die U12 sucht immer jemanden, der zählen kann.',
    sole: 'Das mit der Sohle ist gut erklärt. Ich spiele seit zwanzig Jahren draussen und habe sie noch nie mit Absicht gebraucht.',
    coffee: 'Gibt es wieder Kaffee? Ich frage für ein ganzes Team.',
  },
};
