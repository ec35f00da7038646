import { readdirSync } from 'node:fs';

/**
 * Which folder may import which (docs/decisions/0001-one-direction.md). A zone reads:
 * what lies in `target` must not import what lies in `from`, but for `except`.
 */
const root = import.meta.dirname;

function forbid(target, from, why, except = []) {
  return { target: `${root}/${target}`, from: `${root}/${from}`, except, message: why };
}

/** `shared` lies beside the features and may be imported by all of them. */
function featuresKeepApart(folder, shared = []) {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) =>
      forbid(`${folder}/${name}`, folder, 'A feature never imports another feature.', [
        `./${name}`,
        ...shared,
      ]),
    );
}

const outside = {
  domain: ['packages/local-firestore', 'functions', 'web', 'tools', 'tests'],
  'local-firestore': ['packages/domain', 'functions', 'web', 'tools', 'tests'],
  functions: ['packages/local-firestore', 'web', 'tools', 'tests'],
  web: ['packages/local-firestore', 'functions', 'tools', 'tests'],
  tools: ['web', 'tests'],
};

const betweenPackages = [
  ...outside.domain.map((from) => forbid('packages/domain', from, 'The domain imports nothing of ours.')),
  ...outside['local-firestore'].map((from) =>
    forbid('packages/local-firestore', from, 'The local Firestore stands alone.'),
  ),
  ...outside.functions.map((from) => forbid('functions', from, 'The function imports the domain only.')),
  ...outside.web.map((from) => forbid('web', from, 'The web app imports the domain only.')),
  ...outside.tools.map((from) =>
    forbid('tools', from, 'Tools import the domain, the function and Firestore.'),
  ),
];

/** The folders of the function from top to bottom: each may import those below it. */
const functionFolders = ['http', 'features', 'presenters', 'accounts', 'storage', 'platform'];

const withinFunctions = functionFolders.flatMap((upper, index) =>
  functionFolders
    .slice(index + 1)
    .map((lower) =>
      forbid(`functions/src/${lower}`, `functions/src/${upper}`, `${functionFolders.join(' → ')} → domain.`),
    ),
);

/** What visitors, administrators, scorers and the hall see. `start` draws the first two, and each of the others has a build of its own. */
const audiences = ['site', 'admin', 'score', 'tv'];

const withinWeb = [
  ...audiences.flatMap((audience) => [
    ...audiences
      .filter((other) => other !== audience)
      .map((other) =>
        forbid(`web/src/${audience}`, `web/src/${other}`, 'What two audiences use is on the shelf.'),
      ),
    forbid(`web/src/${audience}`, 'web/src/start', 'start → site, admin → shelf → domain.'),
    forbid('web/src/shelf', `web/src/${audience}`, 'The shelf knows none of its users.'),
  ]),
  forbid('web/src/shelf', 'web/src/start', 'The shelf knows none of its users.'),
  forbid('web/src/start', 'web/src/score', 'The page of the scorers has a build of its own.'),
  forbid('web/src/start', 'web/src/tv', 'The screen of the hall has a build of its own.'),
];

const withinPackages = [...withinFunctions, ...withinWeb];

export const importDirections = [
  ...betweenPackages,
  ...withinPackages,
  ...featuresKeepApart('functions/src/features', ['./route.ts', './change-route.ts']),
];
