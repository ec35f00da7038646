/** The paragraphs of the sample posts, and what readers say to them. */
export const stories = {
  paragraphs: {
    'five-against-five': [
      'A futsal pitch is 40 metres long and 20 wide. Five players share it with five others, so nobody is ever more than two passes away from the goal. The ball is a size smaller than a football and bounces about a third as high. It stays on the floor, and so does the game.',
      'Then there is the clock. A kick-in, a corner or a free kick must be taken within four seconds, and the goalkeeper may hold the ball for no longer than that in her own half. Teams that need a moment to think lose it to teams that have practised not needing one.',
      'Substitutions fly: a player leaves, another runs on, and play goes on. That is why a squad of twelve comes home as tired as eleven footballers after ninety minutes, and why the bench is the loudest seat in the hall.',
    ],
    'the-sixth-foul': [
      'Each half the referees count the direct free kicks against a team and show them to the table. Up to the fifth the defenders may build a wall. From the sixth on they may not: the ball is placed ten metres from the goal, and only the goalkeeper stands in its way.',
      'Good teams know their count without looking up. They foul early and far from goal, or they spend the last minutes of a half defending with their hands behind their backs. Great teams make the other side commit the sixth.',
      'The count starts again after the break, and goes on from the second half into extra time. If you hear a whole stand counting aloud to five, you now know why it goes quiet.',
    ],
    'a-hall-in-an-afternoon': [
      'At two in the afternoon the hall still belongs to the badminton club. By three we have borrowed their floor and are taping the lines that ours lacks: the second penalty mark, the substitution zones, the five metres for the corner.',
      'The goals come out of the cellar in parts and are bolted to the wall, because a goal that can tip over is no goal at all. Somebody tests the hooter and apologises to the library next door. The stand unfolds with a groan that the regulars have learned to love.',
      'At seven the coffee machine is running, the first team is warming up and the scoreboard says 0 to 0. Everything after that is football.',
    ],
    'reading-the-table': [
      'Three points for a win, one for a draw: that much everybody knows. The questions begin when two teams finish with the same number. Our tables answer them in the order that each cup has chosen, and a small sign beside the team tells you which answer it was.',
      'With goal difference first, every goal counts until the last second, even at five to nil. With the match against each other first, the afternoon on which two rivals met decides. When three teams are level, their matches are put into a table of their own.',
      'And if nothing separates them? Then lots are drawn, in front of both captains. It happens less often than you fear, and it is fairer than arguing.',
    ],
    'first-training': [
      'Bring shoes with a flat sole that leaves no marks, shin pads and more water than you think. The hall lends you a bib and a ball. If you have played outdoors you will want to control the ball with the inside of your foot. Use the sole instead: it is the first thing we teach and the last you will forget.',
      'Forget about positions. In futsal the defender attacks and the attacker defends, usually within the same ten seconds. What counts is the movement after the pass, so pass and run, and somebody will find you.',
      'We train on Tuesdays and Thursdays at half past seven. Newcomers are welcome at any time of the season, and nobody has ever been sent home for missing an open goal.',
    ],
    'a-night-for-the-cup': [
      'Two all after forty minutes, two all after extra time. By then half of the hall had moved behind the one goal and the other half behind the other, and the table had run out of tape for the hooter.',
      'The shoot-out in futsal is quick: six metres, one step, one guess. The goalkeeper who won it told us later that she had not guessed at all. She had watched the shooters in the warm-up and remembered which way each of them likes to turn.',
      'The cup went round until two in the morning. It leaks a little at the left handle, which is why it is always passed to the right. Come and see for yourself who carries it home this year.',
    ],
  },
  comments: {
    family:
      'We came as a family of five and stayed until the final. My daughter now counts to four at every kick-in, also at dinner.',
    answer: 'Bring her along on Tuesday! The under-12s are always looking for somebody who can count.',
    sole: 'Great explanation of the sole control. I have played outdoors for twenty years and had never once used it on purpose.',
    coffee: 'Will there be coffee again? Asking for a whole team.',
  },
};
