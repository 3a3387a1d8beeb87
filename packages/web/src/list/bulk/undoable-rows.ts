/** Most rows of a change that can be taken back: all of it must fit into what a closing page may still send. */
export const undoableRows = 50
