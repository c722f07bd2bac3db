// Združevanje strank v slovenščini.
export default {
  reasons: {
    sameClient: 'Stranke ni mogoče združiti s samo seboj.',
    alreadyMerged: '%{name} je že združena z drugo stranko.',
    keptArchived: '%{name} je v arhivu. Najprej jo vrni iz arhiva ali združi v drugo smer.',
    alreadyUndone: 'To združevanje je že razveljavljeno.',
    tooLate: 'Od združevanja je minil več kot dan, zato ga ni več mogoče razveljaviti.',
    changedSince: 'Ne gre več: od združitve je drugače %{names}.',
    mergedAway: 'Ta stranka je združena z drugo. Njeni podatki so tam.',
  },
} as const;
