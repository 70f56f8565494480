/** Games that can be played; a test holds this beside the folders of the games. */
export const PLAYABLE = ['pizzabakken', 'botenkoers', 'autorace', 'bellenprikken'] as const;
