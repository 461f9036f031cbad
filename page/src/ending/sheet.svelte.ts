/** Whether the score sheet lies over the board, once the game is over. */

class ScoreSheetState {
  open = $state(false);
}

export const scoreSheet = new ScoreSheetState();
