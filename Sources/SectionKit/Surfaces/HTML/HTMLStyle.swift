/// The style sheet of a page: light and dark, for wide screens, phones and print.
///
/// Like the script, it avoids `<` and `&`. It loads nothing from other servers and has no
/// animations, so that it needs no rules for reduced motion.
enum HTMLStyle {
    /// The SHA-256 of the text in Base64, which the page's policy allows.
    static let hash = "CFJf790zuhxm7Liu3k0tI/sAx5N/ujBsgpJ7w/3WO8E="

    /// The text of the element.
    static let text = #"""

        :root {
            color-scheme: light dark;
            --page: #f4f5f7; --card: #fff; --text: #1c2530; --faint: #566170; --line: #dde1e7;
            --link: #1a56b0; --field: #8a94a3; --stripe: #f8f9fb;
            --positive: #1b7343; --positive-soft: #e2f3e9; --positive-bar: #3a9d68;
            --negative: #b3261e; --negative-soft: #fce9e7; --negative-bar: #d1493f;
            --pending: #855300; --pending-soft: #fbf0d9; --pending-bar: #b9811b;
            --neutral: #515c6b; --neutral-soft: #ebeef2; --neutral-bar: #7d8897;
        }
        @media screen and (prefers-color-scheme: dark) {
            :root {
                --page: #0f141a; --card: #181e26; --text: #e5e9ee; --faint: #a3adba;
                --line: #2c3540; --link: #8bb8fb; --field: #6c7888; --stripe: #1c232c;
                --positive: #74d49c; --positive-soft: #17342a; --positive-bar: #4fb57e;
                --negative: #ff9c92; --negative-soft: #40201f; --negative-bar: #e5746a;
                --pending: #eec06f; --pending-soft: #382d18; --pending-bar: #cf9d45;
                --neutral: #b6c0cc; --neutral-soft: #29313b; --neutral-bar: #8a96a5;
            }
        }

        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html { -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
        body {
            margin: 0 auto; padding: 2.5rem 1.5rem; max-width: 84rem;
            background: var(--page); color: var(--text); overflow-wrap: break-word;
            font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue",
                "Noto Sans", "Liberation Sans", Arial, sans-serif;
        }
        h1 { margin: 0; font-size: 2.25rem; line-height: 1.15; letter-spacing: -0.02em; }
        h2 { margin: 0 0 0.75rem; font-size: 1.4rem; line-height: 1.25; letter-spacing: -0.01em; }
        h3, .chart caption { margin: 1.75rem 0 0.5rem; font-size: 1.05rem; font-weight: 700; }
        h2 + h3 { margin-top: 0; }
        p { margin: 0.75rem 0; }
        header p, footer { margin: 0.25rem 0; font-size: 0.9rem; }
        footer { padding: 0 0.25rem; color: var(--faint); }
        .faint { color: var(--faint); }
        section, footer { margin-top: 1.5rem; }
        section {
            padding: 1.5rem; border: 1px solid var(--line); border-radius: 14px;
            background: var(--card);
        }
        section > :last-child { margin-bottom: 0; }
        code { padding: 0.1em 0.3em; border-radius: 4px; background: var(--neutral-soft); }
        img { display: block; object-fit: contain; overflow: hidden; font-size: 0.7rem; }
        p > img, dd > img { max-width: 100%; }
        .picture { width: auto; height: auto; max-width: 100%; max-height: 36rem; }
        figure { margin: 1rem 0; }
        :is(td, dd) > figure { margin: 0; }
        figcaption { margin-top: 0.4rem; color: var(--faint); font-size: 0.85rem; }
        a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: 0.15em; }
        a:hover { text-decoration-thickness: 2px; }
        :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }

        nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 1rem 0 0; padding: 0; }
        nav li { list-style: none; }
        nav a {
            display: block; padding: 0.3rem 0.9rem; border: 1px solid var(--line);
            border-radius: 99px; background: var(--card); font-size: 0.9rem; text-decoration: none;
        }
        nav a:hover { border-color: currentColor; }

        dl {
            display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
            gap: 1rem 1.5rem; margin: 1.25rem 0 0;
        }
        dt { color: var(--faint); font-size: 0.8rem; }
        dd { margin: 0; overflow-wrap: anywhere; }
        dd time { white-space: normal; }

        .notice {
            padding: 0.7rem 1rem; border-left: 4px solid var(--tone); border-radius: 6px;
            background: var(--soft);
        }
        .notice strong:first-child { color: var(--tone); }
        .info { --tone: var(--neutral); --soft: var(--neutral-soft); }
        .warning { --tone: var(--pending); --soft: var(--pending-soft); }
        .error { --tone: var(--negative); --soft: var(--negative-soft); }

        .controls {
            display: flex; flex-wrap: wrap; gap: 0.75rem 1rem; align-items: end;
            margin: 1rem 0; font-size: 0.9rem;
        }
        .controls label { display: grid; gap: 0.2rem; color: var(--faint); }
        .controls label:first-child { flex: 1 1 14rem; max-width: 24rem; }
        .controls p { margin: 0.55rem 0; }
        input, select {
            width: 100%; min-height: 2.5rem; padding: 0.3rem 0.6rem; border-radius: 8px;
            border: 1px solid var(--field); background: var(--card); color: var(--text);
            font: inherit; font-size: 1rem;
        }

        .scroll { overflow-x: auto; margin-top: 1rem; }
        table { width: 100%; border-collapse: collapse; font-size: 0.875rem; line-height: 1.35; }
        caption { position: absolute; overflow: hidden; width: 1px; height: 1px; }
        th, td { padding: 0.45rem 0.5rem; text-align: start; vertical-align: middle; }
        thead th { color: var(--faint); font-size: 0.8rem; vertical-align: bottom; }
        thead tr { border-bottom: 2px solid var(--line); }
        tbody tr { border-bottom: 1px solid var(--line); }
        tbody tr:last-child { border-bottom: 0; }
        tbody th { min-width: 8rem; max-width: 14rem; font-weight: 600; overflow-wrap: anywhere; }
        tbody tr:hover { background: var(--stripe); }
        td a:has(wbr) { overflow-wrap: anywhere; }
        .number { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
        time { white-space: nowrap; font-variant-numeric: tabular-nums; }

        .badge {
            display: inline-block; padding: 0.1rem 0.6rem; border: 1px solid transparent;
            border-radius: 99px; background: var(--soft); color: var(--tone);
            font-size: 0.85rem; white-space: nowrap;
        }
        .positive { --tone: var(--positive); --soft: var(--positive-soft); }
        .negative { --tone: var(--negative); --soft: var(--negative-soft); }
        .pending { --tone: var(--pending); --soft: var(--pending-soft); }
        .neutral { --tone: var(--neutral); --soft: var(--neutral-soft); }
        .badge::before { content: "?\20"; content: "?\20" / ""; }
        .badge.positive::before { content: "\2713\20"; content: "\2713\20" / ""; }
        .badge.negative::before { content: "\2717\20"; content: "\2717\20" / ""; }
        .badge.pending::before { content: "\2192\20"; content: "\2192\20" / ""; }

        .chart caption {
            position: static; width: auto; height: auto; margin-top: 0; text-align: start;
        }
        .chart tr { border: 0; }
        .chart th, .chart td { padding: 0.25rem 0.5rem; }
        .chart tr > :first-child { padding-inline-start: 0; }
        .chart tbody th { min-width: 0; white-space: nowrap; }
        .bar { width: 100%; min-width: 8rem; }
        .bar svg { display: block; }
        .bar rect { stroke: var(--card); stroke-width: 1px; }
        .swatch { margin-inline-end: 0.35rem; }
        .patterns { position: absolute; }
        rect.positive { fill: var(--positive-bar); }
        rect.negative { fill: url(#pattern-negative); }
        rect.pending { fill: url(#pattern-pending); }
        rect.neutral { fill: var(--neutral-bar); }
        #pattern-negative .base { fill: var(--negative-bar); }
        #pattern-pending .base { fill: var(--pending-bar); }
        .mark { fill: var(--card); opacity: 0.6; }

        @media screen and (max-width: 44rem) {
            body { padding: 1.25rem 0.75rem; }
            section { padding: 1rem; }
            h1 { font-size: 1.75rem; }
            dl { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.75rem 1rem; }
            .rows[role], .rows[role] tbody { display: block; }
            .rows[role] thead { position: absolute; overflow: hidden; width: 1px; height: 1px; }
            .rows[role] tbody tr {
                display: grid; grid-template-columns: repeat(6, 1fr); gap: 0.4rem 0.75rem;
                position: relative; padding: 1rem 0;
            }
            .rows[role] :is(th, td) { padding: 0; }
            .rows[role] tbody th {
                grid-column: 1 / -1; order: -1; max-width: none; font-size: 1rem;
            }
            .rows[role] td { grid-column: span 3; text-align: start; white-space: normal; }
            .rows[role] td:empty { display: none; }
            .rows[role] td::before {
                content: attr(data-label); display: block; color: var(--faint);
                font-size: 0.75rem;
            }
            .rows[role] td:has(a) { grid-column: span 2; padding: 0.25rem 0; }
            .rows[role] td:has(a)::before, .rows[role] td:has(img)::before { content: none; }
            .rows[role] td:has(wbr) { grid-column: 1 / -1; }
            .rows[role] td:has(img) { position: absolute; top: 0.75rem; inset-inline-end: 0; }
            .rows[role] tr:has(img) th { padding-inline-end: 3rem; min-height: 1.75rem; }
            .chart[role] tr { display: flex; flex-wrap: wrap; gap: 0 0.75rem; }
            .chart[role] :is(th, td) { padding: 0.1rem 0; }
            .chart[role] tr { padding-bottom: 0.5rem; }
            .chart[role] td:empty { display: none; }
            .chart[role] .bar { flex: 1 0 100%; order: 1; }
            .chart[role] .faint { display: none; }
            .chart[role] td.number::before {
                content: attr(data-label) " "; color: var(--faint); font-size: 0.75rem;
            }
        }

        @media print {
            html { color-scheme: light; font-size: 9pt; }
            body { padding: 0; max-width: none; background: none; }
            nav, .controls { display: none !important; }
            tr[hidden] { display: table-row !important; }
            section { padding: 0; border: 0; }
            .scroll { overflow: visible; }
            h2, h3, caption { break-after: avoid; }
            tr, .notice, dl div { break-inside: avoid; }
            th, td { padding: 0.2rem 0.35rem; }
            a { color: inherit; }
            .badge, .bar, .swatch { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        }

        """#
}
