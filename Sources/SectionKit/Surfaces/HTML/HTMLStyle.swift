/// The style sheet of every page, for wide screens, phones and print, with ``HTMLVariables``.
///
/// Like the script, it avoids `<` and `&`. It loads nothing from other servers and has no
/// animations, so that it needs no rules for reduced motion.
enum HTMLStyle {
    /// The SHA-256 of the text in Base64, which the page's policy allows.
    static let hash = "dgD5V1SONeIJZlcCSC5TXFG/glkpv8Lsagug6XWNHDU="

    /// The text of the element.
    static let text = #"""

        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html { -webkit-text-size-adjust: 100%; scroll-padding-top: var(--space-4); }
        body {
            margin: 0 auto; padding: var(--space-6) var(--space-5); max-width: 84rem;
            background: var(--page); color: var(--text); overflow-wrap: break-word;
            font: var(--font-body)/1.55 system-ui, -apple-system, "Segoe UI", Roboto,
                "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif;
        }
        h1 { margin: 0; font-size: var(--font-title); line-height: 1.15; letter-spacing: -0.02em; }
        h2 {
            margin: 0 0 var(--space-3); font-size: var(--font-heading); line-height: 1.25;
            letter-spacing: -0.01em;
        }
        h3, .chart caption {
            margin: var(--space-5) 0 var(--space-2); font-size: var(--font-subheading);
            font-weight: 700;
        }
        h2 + h3 { margin-top: 0; }
        p { margin: var(--space-3) 0; }
        header p, footer { margin: var(--space-1) 0; font-size: var(--font-small); }
        footer { padding: 0 var(--space-1); color: var(--faint); }
        .faint { color: var(--faint); }
        section, footer { margin-top: var(--space-5); }
        section {
            padding: var(--space-5); border: 1px solid var(--line); border-radius: 14px;
            background: var(--card);
        }
        section > :last-child { margin-bottom: 0; }
        code { padding: 0.1em 0.3em; border-radius: 4px; background: var(--neutral-soft); }
        img { display: block; object-fit: contain; overflow: hidden; font-size: var(--font-tick); }
        p > img, dd > img { max-width: 100%; }
        .picture { width: auto; height: auto; max-width: 100%; max-height: 36rem; }
        figure { margin: var(--space-4) 0; }
        :is(td, dd) > figure { margin: 0; }
        figcaption {
            margin-top: var(--space-2); color: var(--faint); font-size: var(--font-small);
        }
        a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: 0.15em; }
        a:hover { text-decoration-thickness: 2px; }
        :focus-visible {
            outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px;
        }

        nav ul {
            display: flex; flex-wrap: wrap; gap: var(--space-2); margin: var(--space-4) 0 0;
            padding: 0;
        }
        nav li { list-style: none; }
        nav a {
            display: block; padding: var(--space-1) var(--space-4); border: 1px solid var(--line);
            border-radius: 99px; background: var(--card); font-size: var(--font-small);
            text-decoration: none;
        }
        nav a:hover { border-color: currentColor; }

        dl {
            display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
            gap: var(--space-4) var(--space-5); margin: var(--space-4) 0 0;
        }
        dt { color: var(--faint); font-size: var(--font-label); }
        dd { margin: 0; overflow-wrap: anywhere; }
        dd time { white-space: normal; }

        .notice {
            padding: var(--space-3) var(--space-4); border-left: 4px solid var(--tone);
            border-radius: 6px; background: var(--soft);
        }
        .notice strong:first-child { color: var(--tone); }
        .info { --tone: var(--neutral); --soft: var(--neutral-soft); }
        .warning { --tone: var(--pending); --soft: var(--pending-soft); }
        .error { --tone: var(--negative); --soft: var(--negative-soft); }

        .controls {
            display: flex; flex-wrap: wrap; gap: var(--space-3) var(--space-4); align-items: end;
            margin: var(--space-4) 0; font-size: var(--font-small);
        }
        .controls label { display: grid; gap: var(--space-1); color: var(--faint); }
        .controls label:first-child { flex: 1 1 14rem; max-width: 24rem; }
        .controls p { margin: var(--space-2) 0; }
        input, select {
            width: 100%; min-height: 2.5rem; padding: var(--space-1) var(--space-2);
            border-radius: 8px; border: 1px solid var(--field); background: var(--card);
            color: var(--text); font: inherit; font-size: var(--font-body);
        }

        .scroll { overflow-x: auto; margin-top: var(--space-4); }
        table {
            width: 100%; border-collapse: collapse; font-size: var(--font-small); line-height: 1.35;
        }
        caption { position: absolute; overflow: hidden; width: 1px; height: 1px; }
        th, td { padding: var(--space-2); text-align: start; vertical-align: middle; }
        thead th { color: var(--faint); font-size: var(--font-label); vertical-align: bottom; }
        thead tr { border-bottom: 2px solid var(--line); }
        tbody tr { border-bottom: 1px solid var(--line); }
        tbody tr:last-child { border-bottom: 0; }
        tbody th { min-width: 8rem; max-width: 14rem; font-weight: 600; overflow-wrap: anywhere; }
        tbody tr:hover { background: var(--stripe); }
        td a:has(wbr) { overflow-wrap: anywhere; }
        .number { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
        time { white-space: nowrap; font-variant-numeric: tabular-nums; }

        .badge {
            display: inline-block; padding: 0.1em var(--space-2); border: 1px solid transparent;
            border-radius: 99px; background: var(--soft); color: var(--tone);
            font-size: var(--font-small); white-space: nowrap;
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
        .chart th, .chart td { padding: var(--space-1) var(--space-2); }
        .chart tr > :first-child { padding-inline-start: 0; }
        .chart tbody th { min-width: 0; white-space: nowrap; }
        .bar { width: 100%; min-width: 8rem; }
        .bar svg { display: block; }
        .bar rect { stroke: var(--card); stroke-width: 1px; }
        .swatch { margin-inline-end: var(--space-1); }
        .patterns { position: absolute; }
        rect.positive { fill: var(--positive-bar); }
        rect.negative { fill: url(#pattern-negative); }
        rect.pending { fill: url(#pattern-pending); }
        rect.neutral { fill: var(--neutral-bar); }
        #pattern-negative .base { fill: var(--negative-bar); }
        #pattern-pending .base { fill: var(--pending-bar); }
        .mark { fill: var(--card); opacity: 0.6; }

        @media screen and (max-width: 44rem) {
            body { padding: var(--space-4) var(--space-3); }
            section { padding: var(--space-4); }
            dl {
                grid-template-columns: repeat(2, minmax(0, 1fr));
                gap: var(--space-3) var(--space-4);
            }
            .rows[role], .rows[role] tbody { display: block; }
            .rows[role] thead { position: absolute; overflow: hidden; width: 1px; height: 1px; }
            .rows[role] tbody tr {
                display: grid; grid-template-columns: repeat(6, 1fr);
                gap: var(--space-2) var(--space-3); position: relative;
                padding: var(--space-4) 0;
            }
            .rows[role] :is(th, td) { padding: 0; }
            .rows[role] tbody th {
                grid-column: 1 / -1; order: -1; max-width: none; font-size: var(--font-body);
            }
            .rows[role] td { grid-column: span 3; text-align: start; white-space: normal; }
            .rows[role] td:empty { display: none; }
            .rows[role] td::before {
                content: attr(data-label); display: block; color: var(--faint);
                font-size: var(--font-tick);
            }
            .rows[role] td:has(a) { grid-column: span 2; padding: var(--space-1) 0; }
            .rows[role] td:has(a)::before, .rows[role] td:has(img)::before { content: none; }
            .rows[role] td:has(wbr) { grid-column: 1 / -1; }
            .rows[role] td:has(img) {
                position: absolute; top: var(--space-3); inset-inline-end: 0;
            }
            .rows[role] tr:has(img) th { padding-inline-end: 3rem; min-height: 1.75rem; }
            .chart[role] tr {
                display: flex; flex-wrap: wrap; gap: 0 var(--space-3);
                padding-bottom: var(--space-2);
            }
            .chart[role] :is(th, td) { padding: 0.1em 0; }
            .chart[role] td:empty { display: none; }
            .chart[role] .bar { flex: 1 0 100%; order: 1; }
            .chart[role] .faint { display: none; }
            .chart[role] td.number::before {
                content: attr(data-label) " "; color: var(--faint); font-size: var(--font-tick);
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
            th, td { padding: var(--space-1); }
            a { color: inherit; }
            .badge, .bar, .swatch { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        }

        """#
}
