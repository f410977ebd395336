CREATE TABLE "partner_bank_files" (
	"id" text PRIMARY KEY NOT NULL,
	"no" text NOT NULL,
	"staff_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_bank_files_no_unique" UNIQUE("no")
);
--> statement-breakpoint
CREATE TABLE "partner_commission_lines" (
	"commission_id" text NOT NULL,
	"line_id" text NOT NULL,
	"base" bigint NOT NULL,
	"rate" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "partner_commission_lines_commission_id_line_id_pk" PRIMARY KEY("commission_id","line_id"),
	CONSTRAINT "partner_commission_lines_amounts" CHECK ("partner_commission_lines"."base" >= 0 and "partner_commission_lines"."rate" >= 0 and "partner_commission_lines"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "partner_commissions" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"level" smallint NOT NULL,
	"order_id" text NOT NULL,
	"fan_id" text,
	"base" bigint NOT NULL,
	"rate" integer,
	"amount" bigint NOT NULL,
	"reversed" bigint DEFAULT 0 NOT NULL,
	"booked" bigint DEFAULT 0 NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"settle_at" timestamp with time zone,
	CONSTRAINT "partner_commissions_once" UNIQUE("order_id","level"),
	CONSTRAINT "partner_commissions_level" CHECK ("partner_commissions"."level" in (1, 2)),
	CONSTRAINT "partner_commissions_amounts" CHECK ("partner_commissions"."base" >= 0 and "partner_commissions"."amount" >= 0),
	CONSTRAINT "partner_commissions_reversed" CHECK ("partner_commissions"."reversed" between 0 and "partner_commissions"."amount"),
	CONSTRAINT "partner_commissions_booked" CHECK ("partner_commissions"."booked" between 0 and "partner_commissions"."amount")
);
--> statement-breakpoint
CREATE TABLE "partner_fans" (
	"user_id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"device_id" text NOT NULL,
	"address_key" text,
	CONSTRAINT "partner_fans_ends" CHECK ("partner_fans"."ends_at" > "partner_fans"."bound_at")
);
--> statement-breakpoint
CREATE TABLE "partner_withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"no" text NOT NULL,
	"partner_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"way" text NOT NULL,
	"bank" text,
	"account" text DEFAULT '' NOT NULL,
	"account_name" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"file_id" text,
	"reference" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"staff_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_by" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"merged" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "partner_withdrawals_no_unique" UNIQUE("no"),
	CONSTRAINT "partner_withdrawals_state" CHECK ("partner_withdrawals"."state" in ('waiting', 'processing', 'paid', 'refused')),
	CONSTRAINT "partner_withdrawals_way" CHECK ("partner_withdrawals"."way" in ('balance', 'promptpay', 'bank')),
	CONSTRAINT "partner_withdrawals_bank" CHECK ("partner_withdrawals"."bank" in ('BBL', 'KBANK', 'KTB', 'SCB', 'BAY', 'TTB', 'GSB', 'BAAC', 'UOB', 'CIMBT', 'KKP', 'LHB', 'TISCO')),
	CONSTRAINT "partner_withdrawals_amounts" CHECK ("partner_withdrawals"."fee" >= 0 and "partner_withdrawals"."tax" >= 0),
	CONSTRAINT "partner_withdrawals_arrives" CHECK ("partner_withdrawals"."amount" > "partner_withdrawals"."fee" + "partner_withdrawals"."tax"),
	CONSTRAINT "partner_withdrawals_ended" CHECK (("partner_withdrawals"."ended_at" is not null) = "partner_withdrawals"."state" in ('paid', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"name" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"terms_version" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"staff_name" text DEFAULT '' NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"holds_money" boolean DEFAULT false NOT NULL,
	"owed" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "partners_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "partners_code_unique" UNIQUE("code"),
	CONSTRAINT "partners_state" CHECK ("partners"."state" in ('pending', 'approved', 'refused', 'frozen')),
	CONSTRAINT "partners_owed" CHECK ("partners"."owed" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_balances" DROP CONSTRAINT "ledger_balances_account";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_account";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";--> statement-breakpoint
ALTER TABLE "ledger_bookings" DROP CONSTRAINT "ledger_bookings_account";--> statement-breakpoint
ALTER TABLE "partner_commission_lines" ADD CONSTRAINT "partner_commission_lines_commission_id_partner_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."partner_commissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_commissions" ADD CONSTRAINT "partner_commissions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_commissions" ADD CONSTRAINT "partner_commissions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_commissions" ADD CONSTRAINT "partner_commissions_fan_id_users_id_fk" FOREIGN KEY ("fan_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_fans" ADD CONSTRAINT "partner_fans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_fans" ADD CONSTRAINT "partner_fans_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_withdrawals" ADD CONSTRAINT "partner_withdrawals_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_withdrawals" ADD CONSTRAINT "partner_withdrawals_file_id_partner_bank_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."partner_bank_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partner_commissions_partner_id_paid_at_index" ON "partner_commissions" USING btree ("partner_id","paid_at");--> statement-breakpoint
CREATE INDEX "partner_commissions_fan_id_index" ON "partner_commissions" USING btree ("fan_id");--> statement-breakpoint
CREATE INDEX "partner_commissions_due" ON "partner_commissions" USING btree ("settle_at") WHERE "partner_commissions"."booked" <> "partner_commissions"."amount" - "partner_commissions"."reversed";--> statement-breakpoint
CREATE INDEX "partner_fans_partner_id_bound_at_index" ON "partner_fans" USING btree ("partner_id","bound_at");--> statement-breakpoint
CREATE INDEX "partner_fans_address_key_bound_at_index" ON "partner_fans" USING btree ("address_key","bound_at");--> statement-breakpoint
CREATE INDEX "partner_withdrawals_partner_id_created_at_index" ON "partner_withdrawals" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "partner_withdrawals_state_created_at_index" ON "partner_withdrawals" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "partner_withdrawals_file_id_index" ON "partner_withdrawals" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_withdrawals_one_open" ON "partner_withdrawals" USING btree ("partner_id") WHERE "partner_withdrawals"."state" in ('waiting', 'processing') and not "partner_withdrawals"."merged";--> statement-breakpoint
CREATE INDEX "partners_state_applied_at_index" ON "partners" USING btree ("state","applied_at");--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD CONSTRAINT "ledger_balances_account" CHECK ("ledger_balances"."account" in ('paidIn', 'bonus', 'points', 'growth', 'commission', 'withdrawing'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account" CHECK ("ledger_entries"."account" in ('paidIn', 'bonus', 'points', 'growth', 'commission', 'withdrawing'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('opening', 'earned', 'earnedBack', 'payment', 'refund', 'topUp', 'topUpBack', 'reward', 'redeemed', 'adjustment', 'expired', 'commission', 'commissionBack', 'withdrawal', 'withdrawalPaid', 'withdrawalBack', 'mergedOut', 'mergedIn', 'removed'));--> statement-breakpoint
ALTER TABLE "ledger_bookings" ADD CONSTRAINT "ledger_bookings_account" CHECK ("ledger_bookings"."account" in ('paidIn', 'bonus', 'points', 'growth', 'commission', 'withdrawing'));