export function ScorersScreen() { return null; }
