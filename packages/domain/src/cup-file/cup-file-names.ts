import { nameKey } from '../cup/text/name-key';
import type { CupFile } from './schema';

type Stage = CupFile['stages'][number];
type Group = CupFile['groups'][number];

/** Finds the parts of a cup file by the names that its other parts use. */
export class CupFileNames {
  private readonly stages: Map<string, Stage>;
  private readonly teams: Set<string>;

  constructor(private readonly file: CupFile) {
    this.stages = new Map(file.stages.map((stage) => [nameKey(stage.name), stage]));
    this.teams = new Set(file.teams.map(({ name }) => nameKey(name)));
  }

  isTeam(name: string): boolean {
    return this.teams.has(nameKey(name));
  }

  stage(name: string): Stage | null {
    return this.stages.get(nameKey(name)) ?? null;
  }

  /** A group names its stage, but may leave the name out when the file has only one group stage. */
  stageOfGroup(group: Group): Stage | null {
    if (group.stage !== undefined) return this.stage(group.stage);
    const [only, ...others] = this.file.stages.filter(({ type }) => type === 'group');
    return only && others.length === 0 ? only : null;
  }

  group(stage: Stage, name: string): Group | null {
    return (
      this.file.groups.find(
        (group) => nameKey(group.name) === nameKey(name) && this.stageOfGroup(group) === stage,
      ) ?? null
    );
  }
}
