import type { matchesTexts as english } from '../en/matches';
import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';

const texts = {
  matches: {
    noTeams: {
      title: 'Keine Teams gefunden',
      text: 'Erfassen Sie zuerst Teams, dann Spiele',
      add: 'Team hinzufügen',
    },
    bracket: {
      noStages: 'Bitte zuerst eine K.-o.-Phase und dann Spiele hinzufügen',
      noMatches: 'Noch keine K.-o.-Spiele angesetzt',
      manage: { show: 'K.-o.-Spiele verwalten', hide: 'K.-o.-Spiele ausblenden' },
      levelAcross: 'Tragen Sie den Entscheid unter den Gruppen jener Phase ein.',
    },
    groups: {
      title: 'GRUPPEN',
      noStages: 'Legen Sie zuerst eine Gruppenphase fest, dann Spiele',
      noGroups: 'Legen Sie zuerst Gruppen fest, dann Spiele',
      noMatches: 'In dieser Gruppenphase sind noch keine Spiele angesetzt',
      matchesOn: (date) => `Spiele vom ${date}`,
      matchName: (local, visitor, group) => `${local} – ${visitor} (${group})`,
      columns: {
        match: 'Spiel',
        group: 'Gruppe',
        time: 'Zeit',
        local: 'Heimteam',
        visitor: 'Gastteam',
        location: 'Spielort',
        actions: 'Aktionen',
      },
    },
    add: { show: 'Spiel hinzufügen', hide: 'Formular ausblenden' },
    form: {
      stage: 'Phase',
      pickStage: 'Bitte eine Phase wählen',
      group: 'Gruppe',
      pickGroup: 'Bitte eine Gruppe wählen',
      teams: 'Teams',
      known: 'Die Teams stehen fest',
      unknown: 'Die Teams stehen noch nicht fest',
      local: 'Heimteam',
      visitor: 'Gastteam',
      pickTeam: 'Bitte ein Team wählen',
      localPlaceholder: 'Platzhalter Heimteam',
      visitorPlaceholder: 'Platzhalter Gastteam',
      placeholderExample: 'Sieger Spiel 1',
      placeholderHint: 'Das Team erscheint von selbst, sobald es feststeht. Ein Teamname geht auch.',
      date: 'Datum',
      time: 'Anspielzeit',
      location: 'Spielort',
      taken: {
        location: (location: string, when: string, match: string) =>
          `${location} ist um ${when} belegt: ${match}`,
        team: (team: string, when: string, match: string, location: string) =>
          `${team} spielt um ${when} schon: ${match}, ${location}`,
      },
      zone: (timeZone) => `Datum und Zeit, wie sie die Uhren in ${timeZone} zeigen`,
      confirm: 'Bestätigen',
      addAnyway: 'Trotzdem hinzufügen',
    },
    score: {
      title: 'Resultat',
      local: 'Tore Heimteam',
      visitor: 'Tore Gastteam',
      localPenalty: 'Penaltys Heimteam',
      visitorPenalty: 'Penaltys Gastteam',
      hint: 'Lassen Sie alles leer, solange nicht gespielt ist. Penaltys nur nach einem Unentschieden.',
      groupHint: 'Lassen Sie beide leer, solange nicht gespielt ist.',
      running: (local, visitor) => `Läuft: ${local}–${visitor}`,
      runningHint: 'Mit einem gespeicherten Resultat endet das Spiel. Alles leer lassen, solange es läuft.',
      notYet: 'Ein Resultat können Sie eintragen, sobald beide Teams feststehen.',
    },
    createKnockout: {
      title: 'Spiel erstellen',
      confirm: 'Spiel erstellen',
      success: 'Das Spiel ist erstellt',
    },
    createGroup: {
      title: 'Spiel bestätigen',
      confirm: 'Spiel bestätigen',
      success: 'Das Spiel ist erstellt',
    },
    editKnockout: {
      title: 'Spiel bearbeiten',
      confirm: 'Spiel speichern',
      success: 'Das Spiel ist geändert',
    },
    editGroup: { title: 'Spiel bearbeiten', confirm: 'Spiel speichern', success: 'Das Spiel ist geändert' },
    remove: {
      title: 'Spiel löschen',
      confirm: 'Spiel löschen',
      success: 'Das Spiel ist gelöscht',
      warning: 'Dieses Spiel und alles, was dazugehört (sein Resultat), wird endgültig gelöscht.',
    },
    log: {
      keep: 'Spielprotokoll führen',
      move: 'Protokoll verschieben',
      moved: 'Das Protokoll ist verschoben',
      moveTitle: 'Protokoll verschieben',
      moveConfirm: 'Verschieben',
      moveExplanation: (match) =>
        `Das Protokoll wurde bei ${match} begonnen. Alles geht zum Spiel, das Sie wählen; nichts geht verloren.`,
      rightMatch: 'Das richtige Spiel',
      pickMatch: 'Bitte ein Spiel wählen',
      noMatchToMoveTo:
        'Kein anderes Spiel kann es übernehmen: Beide Teams müssen feststehen, und es darf nicht begonnen haben.',
    },
    meaning: {
      winner: (number, sides) => `Gebunden an Spiel ${number}: Sieger von ${sides}`,
      loser: (number, sides) => `Gebunden an Spiel ${number}: Verlierer von ${sides}`,
      groupPlace: (place, group) => `Gebunden an die Gruppe «${group}»: das Team auf Platz ${place}`,
      bestOfPlace: (rank, place, stage) =>
        `Gebunden an ${stage}: Nummer ${rank} unter den Teams auf Platz ${place} ihrer Gruppen`,
      oneOfBest: (slot, place, stage) =>
        `Gebunden an ${stage}: eines der besten Teams auf Platz ${place} ihrer Gruppen, Nummer ${slot} der Zuteilung, wenn möglich aus einer anderen Gruppe als das gegnerische Team`,
      team: (team) => `Das Team ${team}`,
      fewTeams: (count) => `. Teams darin bisher: ${count}.`,
      fewGroups: (count) => `. Gruppen darin bisher: ${count}.`,
      cycle: 'Führt zu diesem Spiel selbst zurück: Bitte verweisen Sie auf ein anderes Spiel.',
      textOnly: 'Nur Text: Kein Spiel, keine Gruppe und kein Team heisst so, also rückt hier kein Team nach.',
      notYet: 'So heisst noch nichts. Das Spiel wird daran gebunden, sobald es da ist.',
      didYouMean: (team) => `Nur Text: Kein Team heisst so. Meinten Sie ${team}?`,
      lost: 'Nur Text: Worauf er verwies, wurde gelöscht, und von selbst wird er nicht mehr gebunden.',
    },
    lost: {
      title: 'Texte, die nirgends hinführen',
      explanation:
        'Was diese Texte nannten, wurde gelöscht oder ist da, ohne dass sie daran gebunden sind. Von selbst binden sie sich nicht, weil inzwischen ein anderes Spiel die Nummer haben kann.',
      was: (what) => `Das war: ${what}.`,
      winnerOf: (sides) => `Sieger von ${sides}`,
      loserOf: (sides) => `Verlierer von ${sides}`,
      now: (meaning) => `Vorschlag: ${meaning}`,
      bind: 'Binden',
      bound: 'Der Text ist jetzt gebunden',
      nothing: 'Es bietet sich nichts an. Bitte bearbeiten Sie das Spiel.',
    },
    noWinner: {
      notice:
        'Dieses Spiel hat noch kein Siegerteam, also kommt niemand weiter. Gab es ein Penaltyschiessen, tragen Sie bitte auch die Penaltys ein.',
      saved: 'Das Spiel ist gespeichert. Es hat noch kein Siegerteam',
      short: 'Noch kein Siegerteam',
    },
    notices: {
      title: 'Bitte bestätigen',
      confirm: 'Speichern',
      passed: (time) =>
        `Heute um ${time} ist schon vorbei. Bitte bestätigen Sie, dass das Spiel zu dieser Zeit ist.`,
      otherTeams: (now, before) =>
        `Seit Sie das Formular geöffnet haben, sind andere Teams in diesem Spiel: ${now} statt ${before}. Das Resultat gilt dann für sie.`,
      removesScore: (score) => `Damit wird das Resultat ${score} entfernt.`,
      review: 'Das bringt andere Teams in Spiele, die schon ein Resultat haben:',
      reviewNext: 'Ihre Resultate bleiben stehen, bis Sie sie geprüft haben.',
      match: (match, sides, score) => `${match}: ${sides}, ${score}`,
    },
    draft: {
      notSaved: 'Nicht gespeichert',
      notSavedScore: (local, visitor) => `Nicht gespeichert: ${local} – ${visitor}`,
      tryAgain: 'Nochmals versuchen',
      tryAgainFor: (match) => `Nochmals versuchen: ${match}`,
      title: 'Das ist noch nicht gespeichert. Gespeichert ist:',
      field: (label, value) => `${label}: ${value}`,
      nothing: '–',
      discard: 'Zurück zum Gespeicherten',
    },
    review: {
      title: 'Bitte prüfen',
      explanation:
        'Durch eine Korrektur an anderer Stelle stehen in diesen Spielen jetzt andere Teams als jene, für die das Resultat eingetragen wurde. Bis zum Entscheid zählen diese Resultate nirgends, und niemand kommt durch sie weiter.',
      wasPlayedBy: (score, teams) => `Das Resultat ${score} wurde für ${teams} eingetragen.`,
      isPlayedBy: (teams) => `Jetzt lautet die Partie ${teams}.`,
      deletedTeam: 'ein nicht mehr bekanntes Team',
      first: (match) => `Zuerst ${match} prüfen: Davon hängt ab, wer hier spielt.`,
      keep: 'Resultat stimmt',
      clear: 'Resultat entfernen',
      kept: 'Das Resultat ist bestätigt',
      cleared: 'Das Resultat ist entfernt',
    },
    award: {
      open: 'Forfait werten',
      title: 'Spiel forfait werten',
      confirm: 'Speichern',
      success: 'Die Wertung ist gespeichert',
      explanation:
        'Das Spiel zählt mit den Toren der Regeln. War das Resultat für das andere Team besser, bleibt es stehen. Was gespielt wurde, bleibt gespeichert.',
      who: 'Wer verliert forfait?',
      asPlayed: 'Niemand: Das Spiel zählt, wie es gespielt wurde',
      side: (team, goals) => `${team} (das andere Team gewinnt mit ${goals} Toren)`,
      both: (goals) => `Beide (beide verlieren, je ${goals} Gegentore)`,
    },
    versus: (local, visitor) => `${local} – ${visitor}`,
    editMatch: (match) => `${match} bearbeiten`,
    markFinal: (match) => `${match} als Final bezeichnen`,
    isFinal: 'Das ist der Final',
    finalGoesOn: 'Das Siegerteam hat noch ein Spiel. Ist das richtige Spiel bezeichnet?',
    marked: 'Der Final ist bezeichnet',
    unmarked: 'Die Bezeichnung ist entfernt',
    deleteMatch: (match) => `${match} löschen`,
  },
  staleEdit: {
    title: 'Von jemand anderem geändert',
    explanation:
      'Jemand hat während Ihrer Bearbeitung gespeichert. Von Ihren Eingaben ist nichts verloren: Wählen Sie, was gilt.',
    field: 'Geändert',
    theirs: 'Jetzt gespeichert',
    mine: 'Ihre Eingabe',
    takeTheirsHint:
      '«Andere übernehmen» übernimmt, was die anderen geändert haben. Was nur Sie geändert haben, bleibt im Formular und ist noch zu speichern.',
    keepMine: 'Meine speichern',
    takeTheirs: 'Andere übernehmen',
    nothing: '–',
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const matchesTexts: WithAllArguments<typeof english, typeof texts> = texts;
