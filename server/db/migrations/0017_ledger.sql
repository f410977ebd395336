CREATE TABLE "ledger_balances" (
	"user_id" text NOT NULL,
	"account" text NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "ledger_balances_user_id_account_pk" PRIMARY KEY("user_id","account"),
	CONSTRAINT "ledger_balances_account" CHECK ("ledger_balances"."account" in ('paidIn', 'bonus', 'points', 'growth')),
	CONSTRAINT "ledger_balances_balance" CHECK ("ledger_balances"."balance" >= 0)
);
--> statement-breakpoint
-- The entries that exist, with the sum of each account up to them. They are written again below, after the opening entries.
CREATE TEMPORARY TABLE "old_entries" ON COMMIT DROP AS
SELECT "id", "user_id", "asset" AS "account", "change" AS "amount",
	CASE "kind" WHEN 'order' THEN 'earned' ELSE 'earnedBack' END AS "kind", coalesce("order_id", 'entry ' || "id") AS "cause", "at",
	sum("change") OVER (PARTITION BY "user_id", "asset" ORDER BY "id") AS "sum_after"
FROM "ledger_entries";--> statement-breakpoint
-- What was in each column of a user before the first entry. It is more than the difference where that would have made a balance negative.
CREATE TEMPORARY TABLE "openings" ON COMMIT DROP AS
SELECT "held".*, coalesce("sum", 0) AS "sum", greatest("balance" - coalesce("sum", 0), -coalesce("lowest", 0), 0) AS "opening"
FROM (
	SELECT "id" AS "user_id", "account", "columns"."amount" AS "balance", "created_at"
	FROM "users" CROSS JOIN LATERAL (VALUES ('paidIn', "balance"), ('points', "points"::bigint), ('growth', "growth"::bigint)) AS "columns" ("account", "amount")
) AS "held"
LEFT JOIN (
	SELECT "user_id", "account", sum("amount") AS "sum", min("sum_after") AS "lowest" FROM "old_entries" GROUP BY "user_id", "account"
) AS "sums" USING ("user_id", "account");--> statement-breakpoint
DROP TABLE "ledger_entries";--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"account" text NOT NULL,
	"amount" bigint NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"balance_after" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_once" UNIQUE("account","kind","cause"),
	CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('paidIn', 'bonus', 'points', 'growth')),
	CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('opening', 'earned', 'earnedBack', 'payment', 'refund', 'topUp', 'reward', 'redeemed', 'adjustment', 'expired', 'mergedOut', 'mergedIn', 'removed')),
	CONSTRAINT "ledger_entries_balance" CHECK ("ledger_entries"."balance_after" >= 0)
);
--> statement-breakpoint
INSERT INTO "ledger_entries" ("user_id", "account", "amount", "kind", "cause", "balance_after", "at")
SELECT "user_id", "account", "opening", 'opening', "user_id", "opening", "created_at" FROM "openings" WHERE "opening" > 0 ORDER BY "created_at", "user_id", "account";--> statement-breakpoint
INSERT INTO "ledger_entries" ("user_id", "account", "amount", "kind", "cause", "balance_after", "at")
SELECT "user_id", "account", "amount", "kind", "cause", "opening" + "sum_after", "at"
FROM "old_entries" JOIN "openings" USING ("user_id", "account") ORDER BY "id";--> statement-breakpoint
-- What somebody has taken off a column without an entry.
INSERT INTO "ledger_entries" ("user_id", "account", "amount", "kind", "cause", "balance_after", "at")
SELECT "user_id", "account", "balance" - "opening" - "sum", 'adjustment', 'opening of ' || "user_id", "balance", now()
FROM "openings" WHERE "balance" <> "opening" + "sum" ORDER BY "user_id", "account";--> statement-breakpoint
INSERT INTO "ledger_balances" ("user_id", "account", "balance")
SELECT "user_id", "account", "balance" FROM "openings" WHERE "balance" > 0 OR "opening" > 0 OR "sum" > 0;--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_amounts";--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_user_id_account_id_index" ON "ledger_entries" USING btree ("user_id","account","id");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'entries of % are never changed', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_never_change" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "level";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "level_name";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "points";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "balance";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "growth";
