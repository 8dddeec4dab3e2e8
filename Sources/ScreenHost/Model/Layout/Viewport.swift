/// What a page is seen through: how much of it is in sight, and how its lines are set.
struct Viewport {
    /// The columns that text may take, beside the mark of the cursor.
    let columns: Int

    /// How many lines are in sight.
    let height: Int

    let typesetter: Typesetter
}
